/** What registers, parcels, health papers, schools, journeys and bills speak of, in Malay. */
export const malayRecords = `
fuel: bahan api, bahan bakar, jenis bahan bakar, jenis bahan api
make: jenama, buatan, pengilang, pembuat
body: jenis badan, badan kenderaan
engine: enjin
engineSize: keupayaan enjin, kapasiti enjin, isipadu enjin, sesaran enjin
weight: berat, berat tanpa muatan
mileage: perbatuan, jarak perjalanan
emissions: pelepasan, pelepasan karbon
manufactured: tahun dibuat, tahun pembuatan, tarikh pembuatan, tahun dibina, tahun buatan
inspection: pemeriksaan, ujian, pemeriksaan kesihatan, saringan, pemeriksaan berkala
inspector: pemeriksa, diperiksa oleh, pembaca meter
station: pusat pemeriksaan, bengkel, makmal, pusat ujian, pusat saringan
result: keputusan, hasil, rumusan, kesimpulan, dapatan
defect: kecacatan, kerosakan, kecacatan ditemui
restriction: sekatan, had penggunaan, sekatan kepentingan, syarat nyata, syarat khas
carrier: kurier, syarikat penghantaran, syarikat penerbangan, penghantar bungkusan, pengendali bas, dihantar oleh
pickup: tempat ambilan, pusat ambilan, lokasi ambilan, lokasi kutipan, tempat kutipan, titik kutipan, ambil di
contents: kandungan, keterangan barang
note: catatan, ulasan, arahan, arahan khas, peringatan, permintaan khas
expected: dijangka, anggaran, jangkaan tiba, jangkaan penghantaran
shipped: tarikh penghantaran, tarikh pos, dihantar, tarikh hantar, diposkan pada, tarikh serahan
cashOnDelivery: bayaran semasa penghantaran, bayar semasa terima, tunai semasa serahan, jumlah cod
code: kod pengesahan, kata laluan, kod keselamatan, kod akses, kod kutipan, kod ambilan, kod semakan
barcode: kod bar, nombor kod bar
article: kod barang, kod produk, alat ganti, nombor barang
diagnosis: diagnosa, diagnosis klinikal, aduan
disease: penyakit, sejarah penyakit
medicine: ubat, ubat ubatan, vaksin
ingredient: bahan aktif, ramuan, ramuan aktif, kandungan aktif, nama generik
dosage: cara penggunaan, sukatan, cara makan, arahan dos, cara pengambilan
dose: dos ke, bilangan dos, suntikan ke
batch: nombor kelompok, no kelompok, no lot
pharmacy: farmasi, kaunter ubat
pharmacist: ahli farmasi, pegawai farmasi, didispens oleh
sample: sampel, spesimen
sampled: tarikh sampel diambil, tarikh pengambilan sampel, tarikh ambil darah, masa sampel diambil, sampel diambil
bodyHeight: ketinggian, tinggi
copayment: bayaran pesakit, bayaran bersama, bayaran sendiri, ditanggung pesakit
chip: mikrocip
species: haiwan, haiwan peliharaan
breed: baka, baka anjing
father: bapa, ayah
mother: ibu, emak
spouse: suami, isteri, pasangan
guarantor: penjamin
householder: ketua keluarga, ketua isi rumah, nama ketua keluarga
relation: hubungan, pertalian, hubungan kekeluargaan
teacher: guru, pensyarah, jurulatih, tenaga pengajar, penyelia, pengajar
author: pengarang, penulis
agent: ejen insurans, perantara, ejen hartanah, kod ejen, nama ejen, ejen takaful
caseworker: pegawai, pegawai bertugas, kerani, disediakan oleh, pegawai yang mengendalikan, dikendalikan oleh, pegawai bertanggungjawab, juruwang
signatory: ditandatangani oleh, penandatangan, tandatangan, diluluskan oleh, disahkan oleh
representative: wakil, penjaga, pengarah syarikat, diwakili oleh, wakil sah, nama pengarah
chairperson: pengerusi, presiden, yang dipertua
shareholder: pemegang saham, pemegang syer, nama pemegang saham
court: mahkamah, mahkamah majistret, mahkamah sesyen
authority: pihak berkuasa, jabatan, pejabat tanah, kementerian, suruhanjaya syarikat, pejabat cukai, majlis perbandaran, cawangan lhdn
creditor: pemiutang, pemegang gadaian, pemberi pinjaman, pemegang cagaran
founded: tarikh penubuhan, ditubuhkan, tarikh diperbadankan, tarikh pemerbadanan, tarikh pendaftaran syarikat
signed: tarikh perjanjian, tarikh tandatangan, ditandatangani pada, bertarikh
activity: jenis perniagaan, aktiviti perniagaan, bidang perniagaan, sektor perniagaan, perihal perniagaan, aktiviti utama
brand: nama dagangan, nama perniagaan, nama dagang, cap dagang
purpose: tujuan permohonan, tujuan pinjaman, maksud, untuk tujuan, tujuan pembiayaan, tujuan pengeluaran
reason: sebab, alasan, sebab penolakan, kesalahan
plot: tanah, no lot
deed: geran, hakmilik, surat hakmilik, suratan hakmilik
share: bahagian tanah, pegangan saham, syer, pecahan bahagian
floor: tingkat, aras
apartment: nombor rumah, unit pangsapuri, no petak aksesori
rooms: bilangan bilik, bilik tidur, bilangan bilik tidur
valuation: nilai tahunan, nilai pasaran, penilaian, nilai hartanah, anggaran nilai
turnover: perolehan, jualan
fund: tabung, kumpulan wang, kumpulan wang penjelas, dana penyelenggaraan, sinking fund kumpulan wang penjelas
territory: kawasan liputan, had wilayah, skop wilayah, kawasan perlindungan
supplyPoint: no kontrak elektrik, nombor pepasangan, no pepasangan, no akaun bekalan
distributor: syarikat air, pembekal elektrik, syarikat elektrik, tenaga nasional, pengedar
opening: baki awal, baki terdahulu, bacaan terdahulu, baki permulaan, baki bawa ke hadapan, bacaan lepas, dahulu
closing: baki akhir, bacaan semasa, baki penutup, akhir tempoh, bacaan kini
principal: jumlah pinjaman, amaun pembiayaan, jumlah pembiayaan, amaun pinjaman, prinsipal
instalment: ansuran, bayaran bulanan
overpayment: lebihan bayaran, bayaran terlebih, baki kredit, terlebih bayar, cukai terlebih bayar
lateFee: caj lewat, caj bayaran lewat, denda lewat, caj kelewatan, faedah lewat, penalti lewat, ganti rugi lewat bayar
deduction: potongan, pelepasan cukai, tolakan, jumlah pelepasan
taxBase: pendapatan bercukai, pendapatan boleh dikenakan cukai, amaun bercukai, jumlah bercukai
bonus: elaun, kerja lebih masa, elaun kerja lebih masa, insentif, komisen
contribution: caruman, perkeso, kwsp, socso, kumpulan wang simpanan pekerja
hours: jam bekerja, waktu bekerja, jumlah jam, jam kerja, bilangan jam, jam lebih masa
leave: cuti, cuti rehat
noticePeriod: tempoh notis, notis penamatan, notis awal, tempoh notis penamatan, notis berhenti
branch: cawangan, pejabat pos, ibu pejabat
channel: saluran, saluran pemberitahuan, kaedah hubungan, kaedah dihubungi
studyYear: tahun pengajian, tahun semasa, darjah, tingkatan, tahun tingkatan
studyMode: mod pengajian, jenis pengajian, kaedah pengajian, mod pembelajaran, taraf pengajian
train: tren, kereta api, keretapi
coach: koc, gerabak
platform: landasan
travelClass: kelas perjalanan, kelas koc, kelas penerbangan
checkIn: tarikh daftar masuk, daftar masuk, tarikh masuk, masa daftar masuk
checkOut: tarikh daftar keluar, daftar keluar, tarikh keluar, masa daftar keluar
nights: malam
luggage: bagasi, bagasi daftar masuk, had bagasi
venue: tempat, lokasi acara, tempat berkumpul, dewan, bertempat di, pusat peperiksaan
organiser: penganjur, anjuran, dianjurkan oleh, pihak penganjur
training: latihan, kelas ditempah, sesi
borrowed: dipinjam, pinjaman buku, buku dipinjam, bilangan pinjaman, sedang dipinjam
reserved: ditempah, tempahan buku, buku ditempah, dalam giliran
`;
