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
manufactured: tahun pembuatan, tahun perakitan, tahun produksi, tahun rakit, tanggal produksi, tahun bangun, tahun dibangun, tahun kendaraan
use: penggunaan kendaraan, peruntukan, fungsi, penggunaan tanah, jenis penggunaan, kegunaan
inspection: pemeriksaan, inspeksi, uji berkala, uji kir, pengujian, pemeriksaan kesehatan, medical check up
inspector: pemeriksa, penguji, diperiksa oleh, pencatat meter
station: tempat uji, bengkel, tempat pengujian, tempat pemeriksaan, balai uji, laboratorium
result: hasil, kesimpulan, keputusan, hasil tes, kesan
defect: kerusakan, cacat, kekurangan, temuan
restriction: pembatasan, batasan, syarat khusus, ketentuan khusus, larangan
carrier: ekspedisi, jasa pengiriman, maskapai, perusahaan pengiriman, jasa kirim, operator bus, dikirim oleh
pickup: titik pengambilan, ambil di, pengambilan, lokasi penjemputan, tempat ambil, loker paket, alamat penjemputan, titik jemput, titik naik, diambil di
contents: isi paket, isi kiriman, deskripsi barang, isi barang, muatan
note: catatan, keterangan tambahan, instruksi, catatan khusus, anjuran, instruksi khusus, saran, permintaan khusus, keterangan
expected: perkiraan, estimasi, estimasi diterima, perkiraan diterima, diperkirakan
shipped: dikirim, tanggal pengiriman, tgl pengiriman, tanggal kirim, tgl kirim, dikirim pada, diserahkan, waktu kirim, waktu pengiriman, tanggal penyerahan, tanggal pickup
cashOnDelivery: bayar di tempat, nilai cod, jumlah cod, tagihan cod, bayar saat terima
code: kode akses, kode verifikasi, kode keamanan, kata sandi, kode otp, kode unik, kode loker, kode konfirmasi, sandi
barcode: kode batang, kode bar
article: kode barang, kode produk, suku cadang, nomor barang, nomor suku cadang
diagnosis: diagnosa, keluhan
disease: penyakit, riwayat penyakit
medicine: obat, vaksin, obat yang diresepkan
ingredient: zat aktif, bahan aktif, komposisi, kandungan, nama generik
dosage: dosis pemakaian, aturan pakai, cara pakai, aturan minum, cara minum, dosis dan aturan pakai, cara penggunaan, takaran, signa
dose: dosis, dosis ke, vaksin ke, suntikan ke, imunisasi ke
batch: nomor bets, kode produksi, no bets
pharmacy: apotek, apotik, instalasi farmasi, farmasi, depo farmasi
pharmacist: apoteker, asisten apoteker, penyerah obat
sample: sampel, spesimen, bahan pemeriksaan, bahan sampel
sampled: tanggal pengambilan sampel, pengambilan sampel, tanggal sampling, waktu pengambilan, sampel diambil, waktu pengambilan sampel, jam sampling, tgl pengambilan sampel
bodyHeight: tinggi
copayment: iur biaya, bayar sendiri, bagian pasien, biaya pasien, ditanggung pasien, selisih biaya, urun biaya, tanggungan pasien
chip: mikrochip, mikrocip
species: spesies, jenis hewan, jenis hewan peliharaan
breed: ras hewan, ras anjing
blood: gol darah
father: ayah, bapak, ayah kandung, nama ayah kandung, nama orang tua ayah
mother: ibu, nama ibu kandung, ibu kandung
spouse: suami, istri, pasangan
guarantor: penjamin, pihak penjamin, avalis
householder: kepala keluarga, nama kepala keluarga, kepala rumah tangga, nama kk
relation: hubungan, hubungan keluarga, status hubungan dalam keluarga, shdk, hubungan dalam keluarga, hubungan dengan kepala keluarga
teacher: guru, dosen, pengajar, wali kelas, pelatih, instruktur, pembimbing, dosen pengampu, nama wali kelas, pemateri, narasumber
author: penulis, pengarang
agent: agen asuransi, pialang, perantara, tenaga pemasar, nama agen, agen penjual, kode agen, agen properti
caseworker: petugas, petugas penanggung jawab, pejabat, dibuat oleh, diproses oleh, petugas loket, kasir, penanggung jawab berkas, disusun oleh, petugas pelayanan, verifikator
signatory: penanda tangan, tanda tangan, ditandatangani oleh, penandatangan, disetujui oleh, ttd, disahkan oleh, yang menandatangani, mengetahui
representative: wakil, perwakilan, kuasa, penanggung jawab, direktur, wali, orang tua wali, kuasa hukum, diwakili oleh, direksi, pengurus, nama penanggung jawab, susunan pengurus
chairperson: ketua, ketua umum, presiden, komisaris utama, ketua yayasan
shareholder: pemegang saham, pemilik saham, nama pemegang saham
court: pengadilan, pengadilan negeri, pengadilan agama, mahkamah
authority: pejabat berwenang, otoritas, kantor pajak, lembaga, dinas, kementerian, instansi berwenang, kantor pertanahan, lembaga oss, kantor imigrasi, disdukcapil, kpp terdaftar, samsat, pejabat penerbit, kantor penerbit, kantor pelayanan pajak
creditor: kreditur, pemberi pinjaman, pemegang hak tanggungan, penerima fidusia, kreditor, pemegang hipotek
founded: didirikan, berdiri sejak, tanggal berdiri, pendirian, tahun berdiri, tanggal akta pendirian, didirikan pada
signed: tanggal perjanjian, ditandatangani pada, tanggal tanda tangan, tanggal kontrak, tanggal penandatanganan, ditandatangani, tanggal akad, tgl perjanjian, pada hari ini tanggal, tanggal perkawinan akta
activity: kbli, usaha, maksud dan tujuan, kegiatan utama, klasifikasi usaha, judul kbli, bidang kegiatan
brand: merek dagang, nama dagang, nama usaha, nama toko usaha, nama komersial
purpose: keperluan, maksud, tujuan penggunaan, tujuan pinjaman, tujuan pembuatan, untuk keperluan, tujuan kredit, keperluan surat, tujuan transaksi
reason: alasan, sebab, penyebab, alasan pindah, alasan penolakan, jenis pelanggaran
plot: persil, kavling, tanah, nomor bidang, letak tanah
deed: akta notaris, akta pendirian, sertipikat, hak milik, hak guna bangunan, asal hak, nomor akta, surat ukur, jenis hak, dasar pendaftaran, sertipikat hak milik, akta jual beli
share: bagian kepemilikan, saham, porsi, porsi kepemilikan, kepemilikan saham, persentase kepemilikan
floor: lantai, lantai ke
apartment: nomor apartemen, nomor rumah susun, nomor kamar
rooms: jumlah kamar, kamar tidur, jumlah kamar tidur, tata ruang
valuation: njop, nilai jual objek pajak, nilai pasar, taksiran, nilai agunan, nilai objek, harga pasar, njkb, nilai jual
turnover: omzet, omset, peredaran usaha, penjualan, peredaran bruto, penerimaan usaha
fund: dana cadangan, sinking fund iuran, dana perbaikan, dana pemeliharaan, dana abadi
territory: wilayah, wilayah berlaku, cakupan wilayah, wilayah hukum, wilayah berlakunya, lingkup wilayah
supplyPoint: id pelanggan, idpel, id pel, nomor id pelanggan, nomor sambungan, nomor pelanggan pln, no sambungan, nosambungan
distributor: penyalur, penyedia listrik, perusahaan listrik, unit layanan pelanggan
opening: saldo awal, awal periode, stand awal, meter awal, stand lalu, bulan lalu, stand meter lalu, stand meter awal, meter lalu, posisi awal
closing: saldo akhir, akhir periode, stand akhir, meter akhir, stand kini, bulan ini, stand meter akhir, stand meter kini, meter kini, posisi akhir
principal: pokok pinjaman, sisa pokok, pokok utang, plafon, jumlah pinjaman, pokok kredit, sisa pokok pinjaman, pokok hutang, baki debet, nilai pinjaman, outstanding pokok
instalment: angsuran, cicilan, angsuran per bulan, angsuran ke, cicilan ke, besar angsuran, cicilan per bulan
overpayment: kelebihan bayar, lebih bayar, kelebihan pembayaran, saldo lebih, deposit lebih, pajak lebih bayar
lateFee: denda keterlambatan, biaya keterlambatan, denda, bunga keterlambatan, denda telat bayar, biaya keterlambatan bayar, sanksi administrasi
deduction: potongan, pengurang, pemotongan, ptkp, pajak dipotong, pph dipotong, kredit pajak, jumlah pengurangan, biaya jabatan, pph yang dipotong
taxBase: dasar pengenaan pajak, penghasilan kena pajak, dpp, dasar pengenaan, njop untuk penghitungan pbb, jumlah penghasilan bruto, njop dasar pengenaan, penghasilan neto
bonus: tunjangan, lembur, insentif, thr, uang lembur, uang makan, uang transport, komisi
contribution: iuran jaminan, bpjs, iuran wajib, iuran kesehatan, iuran peserta, simpanan wajib
hours: jam kerja, jumlah jam, jam lembur, jam pelajaran, total jam, jam kerja per minggu, jumlah jam kerja, jam pelatihan, jumlah jam lembur, jam per minggu
leave: cuti, jatah cuti, hak cuti
noticePeriod: pemberitahuan sebelumnya, jangka waktu pemberitahuan, masa pemberitahuan, pemberitahuan berhenti, pemberitahuan pengakhiran, periode pemberitahuan, pemberitahuan pengunduran diri
branch: cabang pembantu, cabang, kantor cabang pembantu, kcp, kantor unit, unit kerja, kantor pusat, cabang pembuka, cabang pembukaan, kantor kas
channel: saluran, kanal, media pemberitahuan, cara pemberitahuan, cara dihubungi, media komunikasi, notifikasi
studyYear: kelas tingkat, tingkat kelas, tahun ke, semester ke, semester berjalan, kelas saat ini, tingkat studi
studyMode: jenis kelas, program kelas, sistem kuliah, bentuk pendidikan, kelas reguler, kelas karyawan, metode belajar, sistem belajar, moda belajar
train: kereta, kereta api, nama ka, nomor ka, nama kereta api
coach: gerbong
platform: peron, jalur
travelClass: kelas kereta, kelas penerbangan, kelas layanan, kelas perjalanan, subkelas, kelas penumpang, kelas kursi, sub kelas
checkIn: tanggal check in, tanggal masuk hotel, lapor masuk, tgl check in, waktu check in, jam check in
checkOut: tanggal check out, lapor keluar, tanggal keluar, tgl check out, waktu check out, jam check out
nights: malam, lama menginap, durasi menginap, lama inap
luggage: bagasi, koper, bagasi tercatat, barang bawaan
venue: lokasi acara, tempat pelaksanaan, lokasi pelaksanaan, tempat, bertempat di, gedung, titik kumpul, lokasi ujian, tempat pertemuan, lokasi kegiatan, ruang ujian
organiser: penyelenggara, panitia, diselenggarakan oleh
training: pelatihan, latihan, kelas yang dipesan, sesi, diklat, bimbingan, kelas berikutnya
borrowed: dipinjam, sedang dipinjam, buku dipinjam, jumlah pinjaman buku, buku yang dipinjam, pinjaman buku, koleksi dipinjam, pinjaman aktif, jumlah buku dipinjam
reserved: dipesan, buku dipesan, reservasi buku, antrean, antrian, pemesanan buku, koleksi dipesan
`;
