/** What registers, parcels, health papers, schools, journeys and bills speak of, in Indonesian. */
export const indonesianRecords = `
colour: warna, warna bulu, warna cat
fuel: bahan bakar, jenis bahan bakar, bbm
make: merek, merk, pabrikan, produsen, pembuat, pabrik pembuat
model: tipe kendaraan, tipe barang
body: bentuk bodi, jenis bodi, bodi kendaraan
engine: mesin
engineSize: isi silinder, kapasitas mesin, isi silinder mesin, volume silinder
weight: berat, bobot
mileage: jarak tempuh, kilometer, jarak yang ditempuh
emissions: emisi, emisi gas buang, emisi karbon
manufactured: tahun pembuatan, tahun perakitan, tahun produksi, tahun rakit, tanggal produksi, tahun bangun, tahun dibangun, tahun kendaraan, tahun keluaran, tahun terbit, thn pembuatan, tahun rakitan, tgl produksi, tahun selesai dibangun
use: penggunaan kendaraan, peruntukan, fungsi, penggunaan tanah, jenis penggunaan, kegunaan
inspection: pemeriksaan, inspeksi, uji berkala, uji kir, pengujian, pemeriksaan kesehatan, medical check up, tes laboratorium, cek kesehatan, nama pemeriksaan, pemeriksaan laboratorium, uji emisi, servis berkala, jenis uji
inspector: pemeriksa, penguji, diperiksa oleh, pencatat meter, analis, petugas laboratorium, teknisi laboratorium, petugas catat meter, surveyor asuransi, penilai, penaksir, pengambil sampel
station: tempat uji, bengkel, tempat pengujian, tempat pemeriksaan, balai uji, laboratorium
result: hasil, kesimpulan, keputusan, hasil tes, kesan, hasil seleksi, hasil laboratorium, nilai hasil, lulus atau tidak, hasil pengiriman, hasil ujian, dinyatakan, hasil verifikasi, penilaian, tindak lanjut, putusan, hasil survei
defect: kerusakan, cacat, kekurangan, temuan, keluhan, kerugian, kerusakan barang, bagian rusak, jenis kerusakan, rusak
restriction: pembatasan, batasan, syarat khusus, ketentuan khusus, larangan
carrier: ekspedisi, jasa pengiriman, maskapai, perusahaan pengiriman, jasa kirim, operator bus, dikirim oleh, kurir pengirim, nama maskapai, perusahaan ekspedisi, nama ekspedisi, perusahaan bus, jasa antar, armada, pengangkut, nama kapal perusahaan
pickup: titik pengambilan, ambil di, pengambilan, lokasi penjemputan, tempat ambil, loker paket, alamat penjemputan, titik jemput, titik naik, diambil di, lokasi ambil, ambil di mana, agen pengambilan, loket pengambilan, tempat jemput, tempat naik, kantor pengambilan, alamat jemput, pool keberangkatan, lokasi penukaran, toko pengambilan
contents: isi paket, isi kiriman, deskripsi barang, isi barang, muatan, rincian barang, jenis barang kiriman, keterangan barang, nama barang kiriman
note: catatan, keterangan tambahan, instruksi, catatan khusus, anjuran, instruksi khusus, saran, permintaan khusus, keterangan, reaksi, efek samping, kipi, perhatian, informasi tambahan, pemberitahuan, berita transfer, lain lain, keterangan lain, permintaan, himbauan, persiapan, komentar, ulasan, imbauan
expected: perkiraan, estimasi, estimasi diterima, perkiraan diterima, diperkirakan, perkiraan selesai, tanggal perkiraan, estimasi selesai, akan tiba, tiba kapan, sampai kapan paket, target selesai, kapan sampai, jadwal kirim, jadwal pengiriman, perkiraan waktu, hari perkiraan lahir
shipped: dikirim, tanggal pengiriman, tgl pengiriman, tanggal kirim, tgl kirim, dikirim pada, diserahkan, waktu kirim, waktu pengiriman, tanggal penyerahan, tanggal pickup, tanggal pengambilan paket, dijemput, tanggal jemput, diserahkan pada, dikirim kapan, tgl dikirim, tanggal serah, tgl serah, tanggal kirim barang
cashOnDelivery: bayar di tempat, nilai cod, jumlah cod, tagihan cod, bayar saat terima
code: kode akses, kode verifikasi, kode keamanan, kata sandi, kode otp, kode unik, kode loker, kode konfirmasi, sandi, kode pin, kode redeem, kode voucher, kode validasi, kode otorisasi, token listrik, nomor token, kode check in, kode rahasia, kode aktivasi, kode buka
barcode: kode batang, kode bar, kode koleksi, kode eksemplar, nomor inventaris
article: kode barang, kode produk, suku cadang, nomor barang, nomor suku cadang
diagnosis: diagnosa, keluhan
disease: penyakit, riwayat penyakit, alergi, riwayat alergi, mencegah penyakit, riwayat kesehatan
medicine: obat, vaksin, obat yang diresepkan, daftar obat, jenis vaksinasi, obat dan dosis, merk vaksin, vaksin yang diberikan, obat apa
ingredient: zat aktif, bahan aktif, komposisi, kandungan, nama generik
dosage: dosis pemakaian, aturan pakai, cara pakai, aturan minum, cara minum, dosis dan aturan pakai, cara penggunaan, takaran, signa, dosis obat, berapa kali sehari, aturan pemakaian, cara pemakaian, frekuensi minum, aturan pakai obat, jumlah dosis
dose: dosis, dosis ke, vaksin ke, suntikan ke, imunisasi ke, dosis keberapa, vaksin dosis, dosis imunisasi, ke berapa
batch: nomor bets, kode produksi, no bets
pharmacy: apotek, apotik, instalasi farmasi, farmasi, depo farmasi
pharmacist: apoteker, asisten apoteker, penyerah obat
sample: sampel, spesimen, bahan pemeriksaan, bahan sampel
sampled: tanggal pengambilan sampel, pengambilan sampel, tanggal sampling, waktu pengambilan, sampel diambil, waktu pengambilan sampel, jam sampling, tgl pengambilan sampel
bodyHeight: tinggi
copayment: iur biaya, bayar sendiri, bagian pasien, biaya pasien, ditanggung pasien, selisih biaya, urun biaya, tanggungan pasien, dibayar pasien, bayar pasien, selisih bayar, beban pasien, biaya ditanggung sendiri, tanggungan sendiri
chip: mikrochip, mikrocip
species: spesies, jenis hewan, jenis hewan peliharaan
breed: ras hewan, ras anjing
blood: gol darah
father: ayah, bapak, ayah kandung, nama ayah kandung, nama orang tua ayah, nama ayah kandung dan ibu, bpk, nama orang tua laki laki, ayahnya
mother: ibu, nama ibu kandung, ibu kandung, ibunya, nama gadis ibu kandung
spouse: suami, istri, pasangan
guarantor: penjamin, pihak penjamin, avalis
householder: kepala keluarga, nama kepala keluarga, kepala rumah tangga, nama kk
relation: hubungan, hubungan keluarga, status hubungan dalam keluarga, shdk, hubungan dalam keluarga, hubungan dengan kepala keluarga, hubungan ahli waris, hubungan dengan pemohon, hubungan dengan siswa, hubungan dengan peserta, hubungan dengan anak, hubungan dengan pemilik, status dalam keluarga, hub keluarga, hubungan kerabat
teacher: guru, dosen, pengajar, wali kelas, pelatih, instruktur, pembimbing, dosen pengampu, nama wali kelas, pemateri, narasumber, guru pembimbing, pelatih kelas, nama guru, nama dosen, instruktur mengemudi, ustadz, guru pengajar, pengajar kelas, dosen pa, dosen pengampu mata kuliah, guru wali, pembina
author: penulis, pengarang
agent: agen asuransi, pialang, perantara, tenaga pemasar, nama agen, agen penjual, kode agen, agen properti, tenaga penjual, dijual oleh, marketing agen, nama marketing, agen penjualan, makelar, pemasar, konsultan properti
caseworker: petugas, petugas penanggung jawab, pejabat, dibuat oleh, diproses oleh, petugas loket, kasir, penanggung jawab berkas, disusun oleh, petugas pelayanan, verifikator, teller, petugas teller, mekanik, montir, petugas pendaftaran, petugas lapangan, nama kasir, penyidik, dilayani oleh, petugas layanan, petugas pelayanan pelanggan, diperiksa dan dibuat oleh, account officer, petugas survei
signatory: penanda tangan, tanda tangan, ditandatangani oleh, penandatangan, disetujui oleh, ttd, disahkan oleh, yang menandatangani, mengetahui, kepala dinas, kepala kantor, kepala sekolah, rektor, dekan, lurah, camat, kepala desa, bupati, wali kota, notaris, yang mengesahkan, pejabat yang menandatangani, pejabat yang mengesahkan, penerima tanda tangan, diterima oleh, an kepala dinas, pejabat pencatatan sipil, kepala cabang, siapa yang tanda tangan
representative: wakil, perwakilan, kuasa, penanggung jawab, direktur, wali, orang tua wali, kuasa hukum, diwakili oleh, direksi, pengurus, nama penanggung jawab, susunan pengurus, kuasa direksi, wakil perusahaan, penanggung jawab perusahaan, kuasa pemohon, wali murid, wali siswa, orang tua, nama orang tua, komisaris, pelaksana tugas direktur, penanggung jawab usaha, ditandatangani atas nama, wali mahasiswa
chairperson: ketua, ketua umum, presiden, komisaris utama, ketua yayasan
shareholder: pemegang saham, pemilik saham, nama pemegang saham, pemodal, sekutu, pemilik manfaat, komposisi pemegang saham, pesero
court: pengadilan, pengadilan negeri, pengadilan agama, mahkamah
authority: pejabat berwenang, otoritas, kantor pajak, lembaga, dinas, kementerian, instansi berwenang, kantor pertanahan, lembaga oss, kantor imigrasi, disdukcapil, kpp terdaftar, samsat, pejabat penerbit, kantor penerbit, kantor pelayanan pajak, kantor samsat, polres, kepolisian, badan pertanahan nasional, kantor bpn, kantor imigrasi penerbit, dikeluarkan oleh kantor, ditjen ahu, kemenkumham, dpmptsp, dinas kependudukan, kpp pratama, bea cukai, kantor bea cukai, pemerintah daerah, pemerintah kota, instansi yang menerbitkan, satpas, lembaga penerbit, unit penerbit, polda
creditor: kreditur, pemberi pinjaman, pemegang hak tanggungan, penerima fidusia, kreditor, pemegang hipotek, bank pemberi kredit, perusahaan pembiayaan, bank penerima agunan, pihak pemberi pinjaman
founded: didirikan, berdiri sejak, tanggal berdiri, pendirian, tahun berdiri, tanggal akta pendirian, didirikan pada, tgl berdiri, tahun didirikan, tanggal mulai usaha, mulai usaha, tanggal beroperasi, berdiri tanggal
signed: tanggal perjanjian, ditandatangani pada, tanggal tanda tangan, tanggal kontrak, tanggal penandatanganan, ditandatangani, tanggal akad, tgl perjanjian, pada hari ini tanggal, tanggal perkawinan akta, tgl kontrak, tgl tanda tangan, tanggal spk, tanggal akad kredit, tanggal kesepakatan, tgl akad, dibuat dan ditandatangani, tanggal pks, ditandatangani tanggal
activity: kbli, usaha, maksud dan tujuan, kegiatan utama, klasifikasi usaha, judul kbli, bidang kegiatan, usaha apa, bergerak di bidang, klasifikasi baku lapangan usaha, kegiatan usaha utama, klu, lapangan usaha, bidang industri, jenis kegiatan usaha
brand: merek dagang, nama dagang, nama usaha, nama toko usaha, nama komersial
purpose: keperluan, maksud, tujuan penggunaan, tujuan pinjaman, tujuan pembuatan, untuk keperluan, tujuan kredit, keperluan surat, tujuan transaksi, untuk apa, tujuan kunjungan, tujuan perjalanan, tujuan penggunaan dana, tujuan pembelian, tujuan penerbitan, kegunaan surat, peruntukan dana, program donasi
reason: alasan, sebab, penyebab, alasan pindah, alasan penolakan, jenis pelanggaran, kenapa, mengapa, alasan batal, alasan pembatalan, alasan retur, alasan keluar, alasan berhenti, pasal pelanggaran, pelanggaran, penyebab kematian, alasan cuti pegawai, sebab klaim
plot: persil, kavling, tanah, nomor bidang, letak tanah, slot parkir, nomor petak, petak, lahan, letak bidang, luas bidang persil
deed: akta notaris, akta pendirian, sertipikat, hak milik, hak guna bangunan, asal hak, nomor akta, surat ukur, jenis hak, dasar pendaftaran, sertipikat hak milik, akta jual beli, akta perubahan, jenis akta, pendaftaran hak, dasar perolehan, sertifikat tanah, hak pakai, shm
share: bagian kepemilikan, saham, porsi, porsi kepemilikan, kepemilikan saham, persentase kepemilikan
floor: lantai, lantai ke
apartment: nomor apartemen, nomor rumah susun, nomor kamar
rooms: jumlah kamar, kamar tidur, jumlah kamar tidur, tata ruang
valuation: njop, nilai jual objek pajak, nilai pasar, taksiran, nilai agunan, nilai objek, harga pasar, njkb, nilai jual, nilai tanah, nilai bangunan, nilai pabean, nilai likuidasi, nilai kendaraan, nilai appraisal, harga taksiran, nilai properti, njop bumi, njop bangunan, nilai perolehan objek pajak, nilai barang
turnover: omzet, omset, peredaran usaha, penjualan, peredaran bruto, penerimaan usaha
fund: dana cadangan, sinking fund iuran, dana perbaikan, dana pemeliharaan, dana abadi
territory: wilayah, wilayah berlaku, cakupan wilayah, wilayah hukum, wilayah berlakunya, lingkup wilayah
supplyPoint: id pelanggan, idpel, id pel, nomor id pelanggan, nomor sambungan, nomor pelanggan pln, no sambungan, nosambungan
distributor: penyalur, penyedia listrik, perusahaan listrik, unit layanan pelanggan
opening: saldo awal, awal periode, stand awal, meter awal, stand lalu, bulan lalu, stand meter lalu, stand meter awal, meter lalu, posisi awal, saldo bulan lalu, posisi sebelumnya, stand bulan lalu, saldo sebelumnya, saldo pindahan, saldo lalu
closing: saldo akhir, akhir periode, stand akhir, meter akhir, stand kini, bulan ini, stand meter akhir, stand meter kini, meter kini, posisi akhir, stand bulan ini, saldo bulan ini, posisi terakhir, saldo penutup
principal: pokok pinjaman, sisa pokok, pokok utang, plafon, jumlah pinjaman, pokok kredit, sisa pokok pinjaman, pokok hutang, baki debet, nilai pinjaman, outstanding pokok, nilai kredit, dana pinjaman, jumlah kredit, jumlah pembiayaan, pokok pembiayaan, nilai hak tanggungan, nilai investasi, harga perolehan, nominal deposito, modal investasi, pinjam berapa
instalment: angsuran, cicilan, angsuran per bulan, angsuran ke, cicilan ke, besar angsuran, cicilan per bulan, bayar per bulan, angsuran pokok, cicilan bulan ini, nilai cicilan, angsuran bulan ini, jumlah cicilan, cicilan per bln, setoran bulanan, bayar cicilan
overpayment: kelebihan bayar, lebih bayar, kelebihan pembayaran, saldo lebih, deposit lebih, pajak lebih bayar
lateFee: denda keterlambatan, biaya keterlambatan, denda, bunga keterlambatan, denda telat bayar, biaya keterlambatan bayar, sanksi administrasi
deduction: potongan, pengurang, pemotongan, ptkp, pajak dipotong, pph dipotong, kredit pajak, jumlah pengurangan, biaya jabatan, pph yang dipotong, dipotong, potongan bpjs kesehatan, potongan pinjaman, pemotongan pajak, total pemotongan, potongan lain, pengurang penghasilan, pph 21, potongan pph 21, kena potong
taxBase: dasar pengenaan pajak, penghasilan kena pajak, dpp, dasar pengenaan, njop untuk penghitungan pbb, jumlah penghasilan bruto, njop dasar pengenaan, penghasilan neto, pkp, dpp pajak, nilai pabean pajak, penghasilan kena pajak setahun, penghasilan bruto, dasar perhitungan pajak, njkp, harga jual dasar, dpp nilai lain
bonus: tunjangan, lembur, insentif, thr, uang lembur, uang makan, uang transport, komisi, tunjangan jabatan, tunjangan transport, tunjangan makan, tunjangan keluarga, tunjangan hari raya, uang lembur bulanan, tunjangan kinerja, uang saku, tukin, premi hadir, gaji 13
contribution: iuran jaminan, bpjs, iuran wajib, iuran kesehatan, iuran peserta, simpanan wajib, iuran bulanan peserta, iuran pensiun, jht, jaminan hari tua, bpjs kesehatan, bpjs ketenagakerjaan, jkk, jkm, iuran jht, jaminan pensiun, simpanan anggota, iuran jaminan pensiun
hours: jam kerja, jumlah jam, jam lembur, jam pelajaran, total jam, jam kerja per minggu, jumlah jam kerja, jam pelatihan, jumlah jam lembur, jam per minggu, berapa jam, jumlah jam pelajaran, jam latihan, jam mengajar, jam hadir, jam kerja normal, total jam pelatihan, jam praktik mengemudi, jam sukarela
leave: cuti, jatah cuti, hak cuti, sisa cuti berapa, cuti tersisa, hak cuti tahunan, cuti melahirkan, cuti sakit, izin sakit, cuti terpakai
noticePeriod: pemberitahuan sebelumnya, jangka waktu pemberitahuan, masa pemberitahuan, pemberitahuan berhenti, pemberitahuan pengakhiran, periode pemberitahuan, pemberitahuan pengunduran diri, pemberitahuan berapa hari, pemberitahuan pindah, pemberitahuan pemutusan, masa notice, pemberitahuan tertulis
branch: cabang pembantu, cabang, kantor cabang pembantu, kcp, kantor unit, unit kerja, kantor pusat, cabang pembuka, cabang pembukaan, kantor kas, unit pelayanan, kantor pos, kantor layanan, kantor unit layanan, gerai asal, lokasi cabang, agen asal, cabang asal, cabang tujuan, kantor penerima, kantor cabang penerbit, cabang klub, ranting, kancab, pos pelayanan, bank cabang
channel: saluran, kanal, media pemberitahuan, cara pemberitahuan, cara dihubungi, media komunikasi, notifikasi, media pemesanan, dipesan lewat, pesan lewat, sumber pesanan, pemberitahuan melalui, kanal pemesanan, jalur masuk, jalur pendaftaran, melalui
studyYear: kelas tingkat, tingkat kelas, tahun ke, semester ke, semester berjalan, kelas saat ini, tingkat studi, tingkat semester, kelas berapa, kelas sekarang, semester berapa, tahun studi
studyMode: jenis kelas, program kelas, sistem kuliah, bentuk pendidikan, kelas reguler, kelas karyawan, metode belajar, sistem belajar, moda belajar
train: kereta, kereta api, nama ka, nomor ka, nama kereta api
coach: gerbong
platform: peron, jalur
travelClass: kelas kereta, kelas penerbangan, kelas layanan, kelas perjalanan, subkelas, kelas penumpang, kelas kursi, sub kelas
checkIn: tanggal check in, tanggal masuk hotel, lapor masuk, tgl check in, waktu check in, jam check in
checkOut: tanggal check out, lapor keluar, tanggal keluar, tgl check out, waktu check out, jam check out
nights: malam, lama menginap, durasi menginap, lama inap
luggage: bagasi, koper, bagasi tercatat, barang bawaan
venue: lokasi acara, tempat pelaksanaan, lokasi pelaksanaan, tempat, bertempat di, gedung, titik kumpul, lokasi ujian, tempat pertemuan, lokasi kegiatan, ruang ujian, di mana, lokasi kejadian, tempat kejadian, alamat acara, lokasi pelatihan, tempat pelatihan, stadion, bioskop, auditorium, aula, lokasi kunjungan, lokasi pelanggaran, tempat pemeriksaan dokter, lokasi vaksinasi, lapangan, gedung acara
organiser: penyelenggara, panitia, diselenggarakan oleh
training: pelatihan, latihan, kelas yang dipesan, sesi, diklat, bimbingan, kelas berikutnya
borrowed: dipinjam, sedang dipinjam, buku dipinjam, jumlah pinjaman buku, buku yang dipinjam, pinjaman buku, koleksi dipinjam, pinjaman aktif, jumlah buku dipinjam, sedang pinjam, pinjaman saat ini, jumlah buku yang dipinjam, buku di tangan, jumlah koleksi dipinjam, berapa buku dipinjam
reserved: dipesan, buku dipesan, reservasi buku, antrean, antrian, pemesanan buku, koleksi dipesan, antrian reservasi, nomor antrian buku, daftar tunggu, buku direservasi, jumlah reservasi, koleksi dipesan jumlah
articleNumber: kode barang, kode produk, nomor barang, kode artikel, nomor suku cadang, nomor seri produk, kode buku, kode item, kode hs, pos tarif, nomor model, nomor katalog
`;
